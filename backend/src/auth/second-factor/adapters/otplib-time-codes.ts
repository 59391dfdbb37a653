import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { TimeCodes } from '../codes/time-codes';

const ISSUER = 'Heart & Head';
const STEP_SECONDS = 30;

@Injectable()
export class OtplibTimeCodes extends TimeCodes {
  newSecret(): string {
    return generateSecret();
  }

  uri(secret: string, account: string): string {
    return generateURI({ issuer: ISSUER, label: account, secret });
  }

  async stepOf(secret: string, code: string, at: Date): Promise<number | null> {
    const now = Math.floor(at.getTime() / 1000);
    const result = await verify({ secret, token: code, epoch: now, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(now / STEP_SECONDS) + result.delta : null;
  }
}
