import { ChoiceField } from '../../../platform/validation/fields.js';

const REMOVAL_REASONS = ['removed', 'request'] as const;

export class RemoveApplicationQueryDto {
  @ChoiceField(REMOVAL_REASONS, {
    optional: true,
    description:
      '`request`: the applicant asked for it in writing, so it is erased for good at once; if not given, `removed`',
  })
  reason?: (typeof REMOVAL_REASONS)[number];
}
