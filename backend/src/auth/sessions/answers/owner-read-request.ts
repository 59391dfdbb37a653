import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { OwnerRead } from './owner-read';
import type { SessionRequest } from '../session-request';

const OWNER_READ = 'ownerRead';

export type OwnerReadToken = abstract new (...parameters: never[]) => OwnerRead<unknown>;

/** The route reads this together with its session, in one statement, and gets it as `@ReadOfOwner()`. */
export const ReadsWithSession = (read: OwnerReadToken) => SetMetadata(OWNER_READ, read);

/** A controller's method, which carries what its decorators say. */
export type RouteHandler = (...parameters: never[]) => unknown;

export const readTokenOf = (handler: RouteHandler): OwnerReadToken | undefined =>
  Reflect.getMetadata(OWNER_READ, handler) as OwnerReadToken | undefined;

export const ReadOfOwner = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<SessionRequest>().read,
);
