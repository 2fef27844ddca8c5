import { GENDERS, MEANS_OF_ID, NIGERIAN_STATES, type SignUpAnswers } from '@smash/contract';
import { FormField } from './form-field.js';

/** POST /members/ (docs/requirements/members.md#m-2). A field that is missing is empty. */
export class SignUpDto implements SignUpAnswers {
  @FormField('title', { description: 'Title', example: 'Mrs' })
  title = '';

  @FormField('fname', { description: 'First name', example: 'Ngozi' })
  fname = '';

  @FormField('mname', { description: 'Middle name', example: '' })
  mname = '';

  @FormField('sname', { description: 'Surname', example: 'Okonkwo' })
  sname = '';

  @FormField('phone', { description: 'Telephone number', example: '+234 803 555 0100' })
  phone = '';

  @FormField('email', {
    description: 'Email address; a link to confirm it is sent to it',
    example: 'ngozi@example.com',
  })
  email = '';

  @FormField('password', {
    description: '8 to 256 characters, not a common one',
    example: 'correct horse battery',
  })
  password = '';

  @FormField('gender', { description: 'Gender', choices: GENDERS, example: 'Female' })
  gender = '';

  @FormField('address', { description: 'Home address', example: '14 Allen Avenue, Ikeja, Lagos' })
  address = '';

  @FormField('means_of_id', {
    description: 'Type of identity document',
    choices: MEANS_OF_ID,
    example: 'NIN',
  })
  means_of_id = '';

  @FormField('id_number', {
    description: 'Number of the identity document; stored encrypted',
    example: '12345678901',
  })
  id_number = '';

  @FormField('nok_fullname', {
    description: 'Full name of the next of kin; stored encrypted',
    example: 'Emeka Okonkwo',
  })
  nok_fullname = '';

  @FormField('nok_address', {
    description: 'Address of the next of kin; stored encrypted',
    example: '14 Allen Avenue, Ikeja, Lagos',
  })
  nok_address = '';

  @FormField('nok_phone', {
    description: 'Telephone number of the next of kin; stored encrypted',
    example: '0803 555 0101',
  })
  nok_phone = '';

  @FormField('state_of_resident', {
    description: 'State of residence; the zone and its messages follow from it',
    choices: NIGERIAN_STATES,
    example: 'Lagos',
  })
  state_of_resident = '';
}
