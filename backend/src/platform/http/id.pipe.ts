import { Injectable, type PipeTransform } from '@nestjs/common';
import type { ErrorCode } from '#contract/errors';
import { isId } from '../crypto/ids';
import { DomainError } from '../errors/domain-error';

/** A malformed id cannot exist, so it is treated like an unknown one; so is a query parameter that is missing or repeated. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  constructor(private readonly refusal: ErrorCode) {}

  transform(value: unknown): string {
    const id = typeof value === 'string' ? value.toLowerCase() : '';
    if (!isId(id)) throw new DomainError(this.refusal);
    return id;
  }
}
