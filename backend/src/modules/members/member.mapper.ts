import type { Member } from './entities/member.entity.js';
import type { MemberDto } from './member.dto.js';

export function toMemberDto(member: Member): MemberDto {
  return {
    id: member.id,
    title: member.title,
    fname: member.firstName,
    mname: member.middleName,
    sname: member.surname,
    email: member.email,
    phone: member.phone,
    gender: member.gender,
    state_of_resident: member.state,
    confirmed_at: member.confirmedAt?.toISOString() ?? null,
    suspended_at: member.suspendedAt?.toISOString() ?? null,
    created_at: member.createdAt.toISOString(),
  };
}
