import {
  ADD_AUTHENTICATOR_RULES,
  ADD_PASSKEY_RULES,
  PASSKEY_SIGN_IN_RULES,
  SECOND_FACTOR_RULES,
  type AddAuthenticatorRequest,
  type AddPasskeyRequest,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeySignInRequest,
  type SecondFactorRequest,
} from '#contract/account/second-factor';
import { Field } from '../../platform/http/field';

export class SecondFactorDto implements SecondFactorRequest {
  @Field(SECOND_FACTOR_RULES.code)
  code?: string;

  @Field(SECOND_FACTOR_RULES.passkey)
  passkey?: PasskeyAssertion;
}

export class PasskeySignInDto implements PasskeySignInRequest {
  @Field(PASSKEY_SIGN_IN_RULES.passkey)
  passkey!: PasskeyAssertion;
}

export class AddAuthenticatorDto implements AddAuthenticatorRequest {
  @Field(ADD_AUTHENTICATOR_RULES.name)
  name!: string;

  @Field(ADD_AUTHENTICATOR_RULES.setupToken)
  setupToken!: string;

  @Field(ADD_AUTHENTICATOR_RULES.code)
  code!: string;
}

export class AddPasskeyDto implements AddPasskeyRequest {
  @Field(ADD_PASSKEY_RULES.name)
  name!: string;

  @Field(ADD_PASSKEY_RULES.passkey)
  passkey!: PasskeyAttestation;
}
