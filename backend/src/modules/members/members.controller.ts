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
      "A mail with a confirmation link goes to the email address; the member can log in once it is opened. For an address that has an account the response is the same, and the account's owner gets a mail about it.",
  })
  @ApiReturns(201, MailOnItsWayDto)
  @ApiErrors(422)
  signUp(@Body() body: SignUpDto, @CalledBy() caller: Caller): Promise<MailOnItsWayDto> {
    return this.signUps.signUp(body, caller);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('confirmations')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm the email address with the token of the link and the password of the sign-up',
    description:
      'Of several sign-ups with the address, the one with this password becomes the account and the others are deleted. After a wrong password (422) the link is still valid.',
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
    summary: 'Get the email address that the token of a link confirms',
    description: 'The request changes nothing; the link stays valid.',
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
  @ApiOperation({ summary: 'Request another link that confirms the email address' })
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
    description: 'A suspended member gets 403 member_suspended after the right password.',
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
  @ApiOperation({ summary: 'Request a link to set a new password' })
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
    description: 'After a refused password (422) the link is still valid.',
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
  @ApiOperation({ summary: 'End this member session' })
  @ApiReturns(204)
  @ApiErrors(401)
  logOutMember(@LoggedInMember() member: CurrentMember): Promise<void> {
    return this.sessions.end(member.sessionId);
  }

  @ForMembers()
  @Get('me')
  @ApiOperation({ summary: 'Get the member of this session' })
  @ApiReturns(200, MemberProfileDto)
  @ApiErrors(401)
  getProfile(@LoggedInMember() member: CurrentMember): Promise<MemberProfileDto> {
    return this.members.profile(member.id);
  }

  @ForMembers()
  @Put('me/state')
  @ApiOperation({ summary: "Set the member's state of residence; the zone and its messages follow from it" })
  @ApiReturns(200, MemberProfileDto)
  @ApiErrors(401, 422, 429)
  setState(@LoggedInMember() member: CurrentMember, @Body() body: StateDto): Promise<MemberProfileDto> {
    return this.members.setState(member.id, body.state_of_resident);
  }

  @ForMembers()
  @Get('me/messages')
  @ApiOperation({ summary: "Get the newest messages: 50 for the whole nation and 50 for the member's zone" })
  @ApiOkResponse({ type: [MemberMessageDto] })
  @ApiErrors(401)
  listOwnMessages(@LoggedInMember() member: CurrentMember): Promise<MemberMessageDto[]> {
    return this.members.messagesFor(member.id);
  }
}
