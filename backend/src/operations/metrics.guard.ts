import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../platform/config/config';
import { sha256 } from '../platform/crypto/tokens';
import { DomainError } from '../platform/errors/domain-error';
import { isLoopbackAddress } from '../platform/outgoing/network-address';

/** A proxy on this machine also connects from loopback, but on behalf of others. TRUST_PROXY makes no difference. */
const SET_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/** Requires METRICS_TOKEN; where the deployment sets none, a request that comes directly from this machine. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { metricsToken } = this.config.operations;
    const isAllowed = metricsToken === null ? isFromThisMachine(request) : hasToken(request, metricsToken);
    if (!isAllowed) throw new DomainError('metrics.token-required');
    return true;
  }
}

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`));
}

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = SET_BY_PROXIES.some((name) => headers[name] !== undefined);
  return isLoopbackAddress(socket.remoteAddress ?? '') && !isForwarded;
}
