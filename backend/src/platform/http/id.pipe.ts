import { Injectable, type PipeTransform } from '@nestjs/common';
import type { ErrorCode } from '#contract/errors';
import { isId } from '../crypto/ids';
import { DomainError } from '../errors/domain-error';

/** A malformed id cannot exist, so it is treated like an unknown one. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly refusal: ErrorCode) {}

  transform(value: string): string {
    const id = value.toLowerCase();
    if (!isId(id)) throw new DomainError(this.refusal);
    return id;
  }
}
