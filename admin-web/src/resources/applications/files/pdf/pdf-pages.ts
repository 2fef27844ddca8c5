import { AnnotationEditorType, AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { Zoom } from './zoom';

/** Events of the pages: the current page, the scale, and the hits of a search. */
export interface PdfPagesEvents {
  onReady: (pages: number) => void;
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  onMatches: (matches: PdfMatches) => void;
}

export interface PdfMatches {
  /** Number of the hit on screen, from 1; 0 when there is none. */
  current: number;
  total: number;
}

/** The pages of a PDF in an element: visible pages are drawn, with their text on top to select and to search. */
export class PdfPages {
  private readonly eventBus = new EventBus();
  private readonly closing = new AbortController();
  private readonly links = new PDFLinkService({
    eventBus: this.eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  });
  private readonly search = new PDFFindController({ eventBus: this.eventBus, linkService: this.links });
  private readonly viewer: PDFViewer;
  private readonly resizes = new ResizeObserver(() => this.fit());

  constructor(
    private readonly container: HTMLDivElement,
    private zoom: Zoom,
    events: PdfPagesEvents,
  ) {
    const options = {
      container,
      eventBus: this.eventBus,
      linkService: this.links,
      findController: this.search,
      annotationMode: AnnotationMode.ENABLE,
      annotationEditorMode: AnnotationEditorType.DISABLE,
      removePageBorders: true,
      abortSignal: this.closing.signal,
    };
    this.viewer = new PDFViewer(options);
    this.links.setViewer(this.viewer);
    this.listen(events);
  }

  show(document: PDFDocumentProxy): void {
    this.viewer.setDocument(document);
    this.links.setDocument(document);
  }

  setZoom(zoom: Zoom): void {
    this.zoom = zoom;
    this.fit();
  }

  /** Searches for a text from the current place, or goes to the next or previous hit. */
  find(query: string, step: 'new' | 'next' | 'previous'): void {
    this.eventBus.dispatch('find', {
      type: step === 'new' ? '' : 'again',
      query,
      caseSensitive: false,
      entireWord: false,
      matchDiacritics: false,
      highlightAll: true,
      findPrevious: step === 'previous',
    });
  }

  close(): void {
    this.resizes.disconnect();
    // Only null makes them let go of the document; the types do not allow it.
    const none = null as unknown as PDFDocumentProxy;
    this.search.setDocument(none);
    this.links.setDocument(none);
    this.viewer.setDocument(none);
    this.closing.abort();
  }

  private listen({ onReady, onPage, onScale, onMatches }: PdfPagesEvents): void {
    this.eventBus.on('pagesinit', () => {
      this.fit();
      this.resizes.observe(this.container);
      onReady(this.viewer.pagesCount);
    });
    this.eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
    this.eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale));
    for (const event of ['updatefindmatchescount', 'updatefindcontrolstate']) {
      this.eventBus.on(event, ({ matchesCount }: { matchesCount: PdfMatches }) => onMatches(matchesCount));
    }
  }

  private fit(): void {
    // An element that leaves the page changes its size once more, and can no longer scroll.
    if (this.viewer.pagesCount > 0 && this.container.offsetParent)
      this.viewer.currentScaleValue = String(this.zoom);
  }
}
