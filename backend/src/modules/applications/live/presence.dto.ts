import { ChoiceField } from '../../../platform/validation/fields.js';

export const PRESENCE_STEPS = ['arrived', 'here', 'left'] as const;
export type PresenceStep = (typeof PRESENCE_STEPS)[number];

export class PresenceDto {
  @ChoiceField(PRESENCE_STEPS, {
    description: 'arrived: begins to look, so that others who do say so; here: still does; left: has stopped',
  })
  step: PresenceStep;
}
