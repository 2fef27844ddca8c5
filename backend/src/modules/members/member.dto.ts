import { ApiProperty } from '@nestjs/swagger';
import { NULLABLE_TEXT } from '../../platform/validation/nullable.js';

/** A member as the portal lists them. */
export class MemberDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Mrs' })
  title: string;

  @ApiProperty({ description: 'First name', example: 'Ngozi' })
  fname: string;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Middle name' })
  mname: string | null;

  @ApiProperty({ description: 'Surname', example: 'Okonkwo' })
  sname: string;

  @ApiProperty({ example: 'ngozi@example.com' })
  email: string;

  @ApiProperty({ example: '+234 803 555 0100' })
  phone: string;

  @ApiProperty({ example: 'Female' })
  gender: string;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'State of residence; null until the member gives it' })
  state_of_resident: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Time at which the email address was confirmed; null if it was not: then the member cannot log in',
  })
  confirmed_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the suspension; null if the member is not suspended',
  })
  suspended_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** Identity number and next of kin. */
export class MemberSecretsDto {
  @ApiProperty({ example: '••••8901' })
  id_number: string;

  @ApiProperty({ example: 'E••• O•••' })
  nok_fullname: string;

  @ApiProperty({ example: '1••• A••• A•••' })
  nok_address: string;

  @ApiProperty({ example: '••••0101' })
  nok_phone: string;
}

/** A member with all details; those that are stored encrypted are masked. */
export class MemberDetailsDto extends MemberDto {
  @ApiProperty({ example: '14 Allen Avenue, Ikeja, Lagos' })
  address: string;

  @ApiProperty({ example: 'NIN' })
  means_of_id: string;

  @ApiProperty({ type: MemberSecretsDto, description: 'The value, masked' })
  masked: MemberSecretsDto;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the zone of the state of residence; null if there is none',
  })
  zone_id: number | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'South West' })
  zone_name: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;
}

/** What members see of themselves. */
export class MemberProfileDto extends MemberDetailsDto {
  @ApiProperty({ description: 'Whether an administrator of the portal has this email address' })
  is_admin: boolean;
}
