import { PLACE_RULES, type PlaceRequest } from '#contract/dating/places';
import { Field } from '../platform/http/field';

export class PlaceDto implements PlaceRequest {
  @Field(PLACE_RULES.input)
  input!: string;
}
