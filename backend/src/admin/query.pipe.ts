import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { toDto } from '../platform/http/dto.pipe';

/** Reads the query of an address by a DTO, as bodies are read. */
@Injectable()
export class QueryPipe<Dto extends object> implements PipeTransform<unknown, Promise<Dto>> {
  constructor(private readonly dtoType: Type<Dto>) {}

  transform(query: unknown): Promise<Dto> {
    // Fastify's query has no prototype that the reader of DTOs would know.
    return toDto(this.dtoType, Object.assign({}, query));
  }
}
