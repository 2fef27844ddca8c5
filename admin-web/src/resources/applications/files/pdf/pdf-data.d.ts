interface ImportMetaEnv {
  /** Where the files are that pdf.js asks for by name; set by scripts/pdf-data.ts. */
  readonly PDF_DATA: string;
}
