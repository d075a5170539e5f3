export { ContactHttpModule, ContactModule } from './contact.module.ts';
