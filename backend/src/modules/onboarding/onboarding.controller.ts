import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { Public } from '../../platform/auth/access.decorators.js';
import { CalledBy, type Caller } from '../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import { OnboardingDto, OnboardingProductDto, UnlockDto, UnlockedDto } from './onboarding.dto.js';
import { OnboardingGuard } from './onboarding.guard.js';
import { OnboardingService } from './onboarding.service.js';

@ApiTags('Onboarding')
@Controller('onboarding')
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Whether this site has a PIN for onboarding' })
  @ApiReturns(200, OnboardingDto)
  @ApiErrors()
  getOnboarding(): OnboardingDto {
    return { is_set_up: this.onboarding.isSetUp };
  }

  @Public()
  @LimitByAddress('onboardingByAddress')
  @Post('unlock')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Enter the PIN',
    description:
      'Returns a token for the products. The token is valid for eight hours, or until the PIN changes.',
  })
  @ApiReturns(200, UnlockedDto)
  @ApiErrors(401, 409, 422)
  unlockOnboarding(@Body() body: UnlockDto, @CalledBy() caller: Caller): Promise<UnlockedDto> {
    return this.onboarding.unlock(body.pin, caller);
  }

  @Public()
  @UseGuards(OnboardingGuard)
  @Get('products')
  @ApiBearerAuth('onboarding')
  @ApiOperation({
    summary: 'List the products with their onboarding video and test, for callers who have entered the PIN',
  })
  @ApiReturns(200, [OnboardingProductDto])
  @ApiErrors(401)
  listOnboardingProducts(): OnboardingProductDto[] {
    return this.onboarding.products();
  }
}
