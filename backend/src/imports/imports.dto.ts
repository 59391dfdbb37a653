import { IMPORT_RULES, type ImportRequest } from '#contract/account/imports';
import { Field } from '../platform/http/field';

export class ImportDto implements ImportRequest {
  @Field(IMPORT_RULES.text)
  text!: string;

  @Field(IMPORT_RULES.columns)
  columns?: string[];

  @Field(IMPORT_RULES.dateOrder)
  dateOrder?: string | null;
}
