import type { FastifyRequest } from 'fastify';

/** Names the account that asks, for what needs to know no more of it than that. */
export type OwnedRequest = FastifyRequest & { ownerId?: string };
