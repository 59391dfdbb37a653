import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { mapInTurns } from '../../platform/http/in-turns';
import type { Match } from '../candidate';
import { CandidateRepository } from '../candidate.repository';
import { MatchesRead } from '../matches-read';
import { fromMatchRow, MATCH_JSON, type MatchRow } from './match-row';

@Injectable()
export class PostgresMatchesRead extends MatchesRead {
  readonly name = 'matches';
  readonly sql = `(select json_agg(${MATCH_JSON} order by m.id) from candidates m where m.owner_id = u.id)`;

  constructor(
    private readonly candidates: CandidateRepository,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  parse(json: unknown): Match[] | Promise<Match[]> {
    return mapInTurns((json ?? []) as MatchRow[], (row) => fromMatchRow(this.cipher, row));
  }

  load(ownerId: string): Promise<Match[]> {
    return this.candidates.listFor(ownerId);
  }
}
