import { NIGERIAN_STATES, type NigerianState } from '@smash/contract';
import { ChoiceField } from '../../../platform/validation/fields.js';

/** Body of PUT /members/me/state. */
export class StateDto {
  @ChoiceField(NIGERIAN_STATES, { description: 'State of residence', example: 'Lagos' })
  state_of_resident: NigerianState;
}
