import { existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { DomainError } from '../../platform/errors/domain-error';
import { contentSecurityPolicy } from '../../platform/http/security';
import { docsPage, type ApiDocument } from './docs-page';

/** Written by the build, from the controllers and the contract's types. */
export const OPENAPI_FILE = join(PROJECT_ROOT, 'dist/openapi.json');

@Injectable()
export class OpenApiService {
  private kept: ApiDocument | null = null;

  /** Throws request.not-found when it was not built. */
  document(): ApiDocument & Record<string, unknown> {
    if (!this.kept && existsSync(OPENAPI_FILE))
      this.kept = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as ApiDocument;
    if (!this.kept) throw new DomainError('request.not-found');
    return { ...this.kept };
  }

  page(): { html: string; contentSecurityPolicy: string } {
    const nonce = randomBytes(16).toString('base64');
    return { html: docsPage(this.document(), nonce), contentSecurityPolicy: contentSecurityPolicy(nonce) };
  }
}
