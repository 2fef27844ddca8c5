import { ApiProperty } from '@nestjs/swagger';
import { ONBOARDING_PIN_LENGTH } from '@smash/contract';
import { TextField } from '../../platform/validation/fields.js';

export class OnboardingDto {
  @ApiProperty({ description: 'Whether the site has a PIN; without one nobody can unlock onboarding' })
  is_set_up: boolean;
}

export class UnlockDto {
  @TextField({ max: ONBOARDING_PIN_LENGTH, verbatim: true, description: 'The PIN that HR gave you' })
  pin: string;
}

export class UnlockedDto {
  @ApiProperty({ description: 'Token to send as a bearer token' })
  access_token: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;
}

/** One product of the onboarding page (docs/requirements/onboarding.md#o-7). */
export class OnboardingProductDto {
  @ApiProperty({ example: 'Smash Travels' })
  name: string;

  @ApiProperty({ description: 'Address of the onboarding video; empty if there is none' })
  youtubeUrl: string;

  @ApiProperty({ description: 'Address of the onboarding test' })
  formUrl: string;
}
