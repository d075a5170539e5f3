import { defineCall } from '@common-roof/contracts';
import { z } from 'zod';

const Status = z.strictObject({ status: z.string() });

export const healthLive = defineCall({
  id: 'healthLive',
  method: 'GET',
  path: '/api/health/live',
  tag: 'Health',
  summary: 'The process runs.',
  response: Status,
});

export const healthReady = defineCall({
  id: 'healthReady',
  method: 'GET',
  path: '/api/health/ready',
  tag: 'Health',
  summary: 'The process can answer requests: 503 while it cannot.',
  response: Status,
});
