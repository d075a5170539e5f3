import { nodeJest } from '../../jest.node.mjs';

export default nodeJest;
