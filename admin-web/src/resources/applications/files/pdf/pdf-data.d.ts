interface ImportMetaEnv {
  /** Address of the files that pdf.js requests by name; set by scripts/pdf-data.ts. */
  readonly PDF_DATA: string;
}
