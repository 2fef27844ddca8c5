interface ImportMetaEnv {
  /** Public address of the site, such as https://smashtechnology.example; optional. */
  readonly VITE_SITE_ORIGIN?: string;
}
