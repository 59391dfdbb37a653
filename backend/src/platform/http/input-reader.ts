import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { invalidInput, type InputProblem } from '../errors/domain-error';
import { fieldRulesOf, openCheck, problemOf, type Narrowed } from './field';

/** Turns a body or a query into its DTO: unknown fields are dropped, and all invalid ones are reported. */
@Injectable()
export class InputReader implements PipeTransform {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype || fieldRulesOf(metatype).size === 0) return value;
    return this.read(metatype as Type<object>, value);
  }

  /** Throws request.invalid, or the code of the first problem. */
  async read<Dto extends object>(dtoType: Type<Dto>, input: unknown): Promise<Dto> {
    // Fastify's query object lacks the prototype that class-transformer expects.
    const body = isPlainObject(input) ? { ...input } : {};
    const dto = plainToInstance(narrowed(dtoType, body), body);
    openCheck(dto, { passwordMinLength: this.config.passwordMinLength, now: this.clock.now() });
    const errors = await validate(dto, {
      whitelist: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
    });
    if (errors.length > 0) throw invalidInput(errors.flatMap((error) => problemsOf(error, '')));
    return dto;
  }
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
