export { MEMBER_ADDRESSES } from './member-addresses.js';
