import { type BoardCardDto, CARD_FIELDS } from './board.dto.js';

/** Reduces an application to the fields that a board shows. */
export function toCard(application: BoardCardDto): BoardCardDto {
  return Object.fromEntries(
    CARD_FIELDS.map((field) => [field, application[field]]),
  ) as unknown as BoardCardDto;
}
