import type { FastifyRequest } from 'fastify';

/** Identifies the requesting account, for code that needs nothing else about it. */
export type OwnedRequest = FastifyRequest & { ownerId?: string };
