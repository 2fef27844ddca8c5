import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import {
  LoggedInMember,
  type CurrentMember,
  ForMembers,
  Public,
} from '../../platform/auth/access.decorators.js';
import { CalledBy, type Caller } from '../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import {
  AddressToConfirmDto,
  ConfirmationDto,
  LinkTokenDto,
  MailAddressDto,
  MailOnItsWayDto,
  MemberLoginDto,
  MemberTokenDto,
  NewPasswordDto,
} from './member-access.dto.js';
import { MemberMessageDto } from './member-message.dto.js';
import { MemberProfileDto } from './member.dto.js';
import { SignUpDto } from './sign-up/sign-up.dto.js';
import { StateDto } from './sign-up/state.dto.js';
import { MemberAuthService } from './member-auth.service.js';
import { MembersService } from './members.service.js';
import { MemberSessionService } from './sessions/member-session.service.js';
import { SignUpService } from './sign-up/sign-up.service.js';

/** Routes for visitors and members; MemberDirectoryController has those for administrators. */
@ApiTags('Members')
@Controller('members')
export class MembersController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly auth: MemberAuthService,
    private readonly members: MembersService,
    private readonly sessions: MemberSessionService,
  ) {}

  @Public()
  @LimitByAddress('signUpByAddress')
  @Post()
  @ApiOperation({
    summary: 'Sign up as an investor',
    description:
      'A link to confirm the email address is sent to it; until it is opened nobody can log in. The response is the ' +
      'same for an address that has an account: its owner gets a mail that says so.',
  })
  @ApiReturns(201, MailOnItsWayDto)
  @ApiErrors(422)
  signUp(@Body() body: SignUpDto, @CalledBy() { network }: Caller): Promise<MailOnItsWayDto> {
    return this.signUps.signUp(body, network);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('confirmations')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm the email address with the token of the link and the password of the sign-up',
    description:
      'Of the sign-ups with this address, the one with this password becomes the account and the others are deleted. ' +
      'A wrong password (422) leaves the link as good as it was.',
  })
  @ApiReturns(204)
  @ApiErrors(404, 422)
  confirmAddress(@Body() body: ConfirmationDto): Promise<void> {
    return this.signUps.confirm(body);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('confirmations/address')
  @HttpCode(200)
  @ApiOperation({
    summary: 'The email address that the token of a link confirms',
    description: 'Changes nothing: the link is as good as it was.',
  })
  @ApiReturns(200, AddressToConfirmDto)
  @ApiErrors(404, 422)
  addressToConfirm(@Body() body: LinkTokenDto): Promise<AddressToConfirmDto> {
    return this.signUps.addressToConfirm(body.token);
  }

  @Public()
  @LimitByAddress('memberMailByAddress')
  @Post('confirmation-mails')
  @HttpCode(202)
  @ApiOperation({ summary: 'Ask for the link once more that confirms the email address' })
  @ApiReturns(202, MailOnItsWayDto)
  @ApiErrors(422)
  sendConfirmation(@Body() body: MailAddressDto): Promise<MailOnItsWayDto> {
    return this.signUps.sendConfirmation(body.email);
  }

  @Public()
  @LimitByAddress('memberLoginByAddress')
  @Post('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Log in as a member',
    description: '403 member_suspended after the right password of a member whom an administrator keeps out.',
  })
  @ApiReturns(200, MemberTokenDto)
  @ApiErrors(401, 403, 422)
  logInMember(@Body() body: MemberLoginDto, @CalledBy() caller: Caller): Promise<MemberTokenDto> {
    return this.auth.login(body, caller);
  }

  @Public()
  @LimitByAddress('memberMailByAddress')
  @Post('password-mails')
  @HttpCode(202)
  @ApiOperation({ summary: 'Ask for a link for a new password' })
  @ApiReturns(202, MailOnItsWayDto)
  @ApiErrors(422)
  sendPasswordLink(@Body() body: MailAddressDto): Promise<MailOnItsWayDto> {
    return this.auth.sendPasswordLink(body.email);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Set a new password with the token of a link; ends every session of the member',
    description: 'A password that is refused (422) leaves the link as good as it was.',
  })
  @ApiReturns(204)
  @ApiErrors(404, 422)
  setPassword(@Body() body: NewPasswordDto): Promise<void> {
    return this.auth.setPassword(body);
  }

  @ForMembers()
  @Post('logout')
  @Header('Clear-Site-Data', '"cache"')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session of a member on every server' })
  @ApiReturns(204)
  @ApiErrors(401)
  logOutMember(@LoggedInMember() member: CurrentMember): Promise<void> {
    return this.sessions.end(member.sessionId);
  }

  @ForMembers()
  @Get('me')
  @ApiOperation({ summary: 'The member behind the token' })
  @ApiReturns(200, MemberProfileDto)
  @ApiErrors(401)
  getProfile(@LoggedInMember() member: CurrentMember): Promise<MemberProfileDto> {
    return this.members.profile(member.id);
  }

  @ForMembers()
  @Put('me/state')
  @ApiOperation({ summary: 'Say where one lives: the zone and its messages follow from the state' })
  @ApiReturns(200, MemberProfileDto)
  @ApiErrors(401, 422, 429)
  setState(@LoggedInMember() member: CurrentMember, @Body() body: StateDto): Promise<MemberProfileDto> {
    return this.members.setState(member.id, body.state_of_resident);
  }

  @ForMembers()
  @Get('me/messages')
  @ApiOperation({ summary: 'The newest messages: 50 for the whole nation and 50 for the own zone' })
  @ApiOkResponse({ type: [MemberMessageDto] })
  @ApiErrors(401)
  listOwnMessages(@LoggedInMember() member: CurrentMember): Promise<MemberMessageDto[]> {
    return this.members.messagesFor(member.id);
  }
}
