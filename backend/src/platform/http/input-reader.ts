import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { DomainError, invalidInput, type InputProblem } from '../errors/domain-error';
import { fieldRulesOf, openCheck, problemOf, type InputContext, type Narrowed } from './field';
import { readAtOnce } from './read-at-once';

/** Turns a body or a query into its DTO: unknown fields are dropped, and all invalid ones are reported. */
@Injectable()
export class InputReader implements PipeTransform {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype) return value;
    const dtoType = metatype as Type<object>;
    return (
      this.readValid(dtoType, value) ?? (fieldRulesOf(dtoType).size === 0 ? value : this.read(dtoType, value))
    );
  }

  /** What is valid, at once where that is easy to say; else null. */
  readValid<Dto extends object>(dtoType: Type<Dto>, input: unknown): Dto | null {
    if (isSomethingElse(input)) return null;
    const body = bodyOf(input);
    return readAtOnce(narrowed(dtoType, body), body, this.context());
  }

  /** Throws request.invalid, request.not-an-object, or the code of the first problem. */
  async read<Dto extends object>(dtoType: Type<Dto>, input: unknown): Promise<Dto> {
    const body = bodyOf(input);
    const dto = plainToInstance(narrowed(dtoType, body), body);
    openCheck(dto, this.context());
    const errors = await validate(dto, {
      whitelist: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
    });
    if (errors.length > 0) throw invalidInput(errors.flatMap((error) => problemsOf(error, '')));
    if (isSomethingElse(input)) throw new DomainError('request.not-an-object');
    return dto;
  }

  private context(): InputContext {
    return { passwordMinLength: this.config.passwordMinLength, now: this.clock.now() };
  }
}

/** Fastify's query object lacks the prototype that class-transformer expects. */
function bodyOf(input: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(input) ? { ...input } : {};
}

/** A list or a text, in which a change that requires no field would find nothing to refuse. */
function isSomethingElse(input: unknown): boolean {
  return input !== undefined && input !== null && !isPlainObject(input);
}

function narrowed<Dto extends object>(
  dtoType: Type<Dto> & { narrow?: Narrowed<Dto> },
  body: Readonly<Record<string, unknown>>,
): Type<Dto> {
  return dtoType.narrow?.(body) ?? dtoType;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsOf(error: ValidationError, prefix: string): InputProblem[] {
  const field = prefix + error.property;
  const found = problemOf(error.target, error.property);
  // Only a nested value of the wrong shape gets class-validator's own message.
  const shape = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  const own: InputProblem[] = found ? [{ field, ...found }] : shape;
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, `${field}.`))];
}
