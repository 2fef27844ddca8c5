import { getDocument, PDFWorker, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';

const DATA = import.meta.env.PDF_DATA;

/** The worker of all PDFs in this tab, made with the first. */
let worker: PDFWorker | undefined;

/**
 * Begins to read a PDF in the worker. Nothing in it runs: no scripts, no forms, no code made from its fonts. The page's
 * policy forbids WebAssembly, so scripts decode the pictures.
 */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  worker ??= PDFWorker.create({ port: new Worker() });
  return getDocument({
    data: bytes,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    cMapUrl: `${DATA}cmaps/`,
    standardFontDataUrl: `${DATA}standard_fonts/`,
    wasmUrl: `${DATA}wasm/`,
  });
}
