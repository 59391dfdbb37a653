import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import type { FieldError } from '#contract/errors';
import { invalidInput } from '../errors/domain-error';

const NATIVE: readonly unknown[] = [String, Boolean, Number, Array, Object];

/** Turns a body into its DTO; unknown fields fall away, wrong ones are all named. */
@Injectable()
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype || NATIVE.includes(metatype)) return value;
    return toDto(metatype as Type<object>, value);
  }
}

export async function toDto<Dto extends object>(dtoType: Type<Dto>, body: unknown): Promise<Dto> {
  const dto = plainToInstance(dtoType, isPlainObject(body) ? body : {});
  const problems = await validate(dto, {
    whitelist: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (problems.length > 0) throw invalidInput(problems.flatMap((problem) => toFieldErrors(problem, '')));
  return dto;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFieldErrors(problem: ValidationError, prefix: string): FieldError[] {
  const field = prefix + problem.property;
  const own = Object.values(problem.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(problem.children ?? []).flatMap((child) => toFieldErrors(child, `${field}.`))];
}
