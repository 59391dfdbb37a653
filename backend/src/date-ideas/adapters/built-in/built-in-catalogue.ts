import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { DateIdea } from '#contract/dating/date-ideas';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { cityOf, type IdeaNeed } from '../../sources/idea-need';
import { IdeaCatalogue } from '../../sources/idea-source';
import { readCatalogue, type CatalogueIdea } from './catalogue-file';

const FILE = join(PROJECT_ROOT, 'backend/data/date-ideas.tsv');

/** Ideas written for this product, for any town. The events among them are kinds that recur, so none has a date. */
@Injectable()
export class BuiltInCatalogue extends IdeaCatalogue {
  private ideas: Promise<readonly CatalogueIdea[]> | null = null;

  async ideasFor({ kind, location }: IdeaNeed): Promise<DateIdea[]> {
    this.ideas ??= readFile(FILE, 'utf8').then(readCatalogue);
    const suited = (await this.ideas).filter((idea) => idea.kind === kind);
    const address = location === null ? null : `In and around ${cityOf(location)}`;
    return suited.map(({ kind: _, ...idea }) => ({ ...idea, address }));
  }
}
