import { type BoardCardDto, CARD_FIELDS } from './board.dto.js';

/** What a board shows of an application, and nothing else of it. */
export function toCard(application: BoardCardDto): BoardCardDto {
  return Object.fromEntries(
    CARD_FIELDS.map((field) => [field, application[field]]),
  ) as unknown as BoardCardDto;
}
