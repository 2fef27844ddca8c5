import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoFileException } from '../applications.errors.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { CvText } from '../entities/cv-text.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import type { CvQueries } from '../list/application-list.js';
import { assertVisible } from '../list/application-rows.js';
import { CvIndex } from './cv-index.js';
import type { CvHitDto, CvTextDto } from './cv-text.dto.js';
import { dividedWordsOf, stemsOf, wordsOf } from './words.js';

/**
 * Most hits that a page starts from: looking each of them up and sorting them is quick. A more frequent word turns up
 * soon enough when the list is read in its order.
 */
const FEW = 5_000;

/** The text of CVs for those who may see them. Reading one is recorded in the history, like opening the file. */
@Injectable()
export class CvTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly index: CvIndex,
  ) {}

  /**
   * Decides how a page of a search is queried. The database estimates all rare words alike, and would read the whole
   * list for a word that hardly any CV has.
   */
  async queriesFor(words: string): Promise<CvQueries> {
    const query = (text: string) => this.index.query(text);
    const lexemes = query(words);
    if (lexemes === undefined) return { query };
    const hits = await this.dataSource.query<{ id: string }[]>(
      `SELECT application_id AS id FROM cv_texts WHERE lexemes @@ $1::tsquery LIMIT ${FEW + 1}`,
      [lexemes],
    );
    return hits.length > FEW ? { query } : { query, few: hits.map(({ id }) => id) };
  }

  /**
   * @param words words to mark, in any of their forms
   * @throws NoFileException
   */
  async open(readerId: string, applicationId: string, words: string): Promise<CvTextDto> {
    const { manager } = this.dataSource;
    await assertVisible(manager, applicationId);
    const file = await manager.findOneBy(ApplicationFile, { applicationId, kind: 'cv' });
    if (!file) throw new NoFileException('cv');
    const row = await manager.findOneBy(CvText, { fileId: file.id });
    if (!row?.encryptedText) return { state: row?.state ?? 'waiting', text: '', hits: [] };
    const text = this.index.read(file.id, row.encryptedText);
    await this.dataSource.transaction((transaction) =>
      this.history.record(transaction, readerId, [{ applicationId, type: 'cv_opened' }]),
    );
    // One that is to be read again is shown as it was read, until then.
    return { state: 'read', text, hits: hitsIn(text, words) };
  }
}

/** The places of the words in the order of the text. A divided word is one hit, also if a part of it would be one. */
function hitsIn(text: string, words: string): CvHitDto[] {
  const stems = new Set(stemsOf(words));
  const found = [...dividedWordsOf(text), ...wordsOf(text)]
    .filter(({ stem }) => stems.has(stem))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const hits: CvHitDto[] = [];
  for (const { start, end } of found) {
    if (start >= (hits.at(-1)?.end ?? 0)) hits.push({ start, end });
  }
  return hits;
}
