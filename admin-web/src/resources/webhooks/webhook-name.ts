/** Name of an endpoint: its host, which fits into a heading. */
export const webhookHost = ({ url }: { url: string }): string => new URL(url).host;
