import { SHARE_OFFER } from '@smash/contract';
import { EmailField, WholeNumberField } from '../../platform/validation/fields.js';

/** POST /shares/purchases: how many units, and where the receipt goes. The price is the server's. */
export class CreatePurchaseDto {
  @WholeNumberField({
    min: 1,
    max: SHARE_OFFER.mostUnits,
    description: 'Number of units of shares',
    example: 1_000,
  })
  units: number;

  @EmailField({ description: 'Email address for the receipt', example: 'ada@example.com' })
  email: string;
}
