/** Limits of the texts of zones, activities and messages, in characters. */
export const COMMUNITY_LIMITS = {
  zone_name: 100,
  title: 200,
  description: 4_000,
  message_body: 4_000,
} as const;
