import { ChoiceField } from '../../../platform/validation/fields.js';

export const PRESENCE_STEPS = ['arrived', 'here', 'left'] as const;
export type PresenceStep = (typeof PRESENCE_STEPS)[number];

export class PresenceDto {
  @ChoiceField(PRESENCE_STEPS, {
    description:
      '`arrived`: you open the application and want to learn who else is there; `here`: you still look at it; `left`: you have closed it',
  })
  step: PresenceStep;
}
