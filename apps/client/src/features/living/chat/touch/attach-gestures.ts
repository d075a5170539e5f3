import { forwardSign } from '#lib/direction.ts';

/** How far a finger may wander while it presses. */
const SLOP_PX = 10;
/** Steeper than this is scrolling. */
const FLAT = 1.5;
/** From here on, lifting the finger replies. */
export const THRESHOLD_PX = 56;
const FURTHEST_PX = 80;
/** Browsers begin going back or forward at the edges of the screen. */
const EDGE_PX = 24;
export const PRESS_MS = 500;
const SVG = 'http://www.w3.org/2000/svg';

export interface RowGestures {
  /** Whether a row is a message that can be acted on. */
  isMessage: (row: HTMLElement) => boolean;
  /** Null: swiping does nothing. */
  onSwipe: ((row: HTMLElement) => void) | null;
  onPress: (row: HTMLElement) => void;
}

interface Touch {
  readonly id: number;
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly canSwipe: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  arrow: SVGElement | null;
  moved: number;
}

/** The arrow that follows the finger. It is drawn here, because the row would be rendered again for each movement. */
function addArrow(row: HTMLElement): SVGElement {
  const arrow = document.createElementNS(SVG, 'svg');
  arrow.setAttribute('viewBox', '0 0 24 24');
  arrow.setAttribute('aria-hidden', 'true');
  arrow.dataset['swipe'] = '';
  Object.assign(arrow.style, {
    position: 'absolute',
    insetInlineStart: '0',
    top: 'calc(50% - 12px)',
    width: '24px',
    height: '24px',
    fill: 'none',
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M9.5 6 4 11.5 9.5 17M4.5 11.5H14c4 0 6 2.5 6 6.5');
  arrow.append(path);
  row.append(arrow);
  return arrow;
}

/**
 * Lets fingers act on the rows of a log: a swipe forward, and a long press. Mouse, pen and keyboard aren't touched.
 * @param give the current handlers, read when a finger comes down
 * @returns a function that takes it all off again
 */
export function attachGestures(log: HTMLElement, give: () => RowGestures): () => void {
  let touch: Touch | null = null;
  let hasFired = false;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const forward = forwardSign();
  const shift = (px: number): string => `translateX(${String(px * forward)}px)`;

  const end = (): void => {
    if (touch === null) return;
    const { row, timer, arrow, moved } = touch;
    touch = null;
    clearTimeout(timer);
    if (arrow === null) return;
    arrow.remove();
    row.style.transform = '';
    // Older browsers, which can't animate this way, jump back.
    if (!isStill && 'animate' in row) {
      row.animate([{ transform: shift(moved) }, { transform: 'none' }], {
        duration: 150,
        easing: 'ease-out',
      });
    }
  };
  const press = (): void => {
    if (touch === null) return;
    const { row } = touch;
    end();
    hasFired = true;
    give().onPress(row);
  };

  const down = (event: PointerEvent): void => {
    // A second finger zooms.
    end();
    hasFired = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('[data-row]');
    const { isMessage, onSwipe } = give();
    if (row === null || !isMessage(row)) return;
    const isAtEdge = event.clientX < EDGE_PX || event.clientX > window.innerWidth - EDGE_PX;
    // Links and buttons have a long press of their own.
    const isFree = event.target.closest('a, button, input') === null;
    touch = {
      id: event.pointerId,
      row,
      x: event.clientX,
      y: event.clientY,
      canSwipe: onSwipe !== null && !isAtEdge,
      timer: isFree ? setTimeout(press, PRESS_MS) : undefined,
      arrow: null,
      moved: 0,
    };
  };

  const move = (event: PointerEvent): void => {
    if (touch?.id !== event.pointerId) return;
    const [across, along] = [(event.clientX - touch.x) * forward, Math.abs(event.clientY - touch.y)];
    if (touch.arrow === null) {
      if (Math.abs(across) <= SLOP_PX && along <= SLOP_PX) return;
      if (!touch.canSwipe || across < along * FLAT) {
        end();
        return;
      }
      clearTimeout(touch.timer);
      touch.arrow = addArrow(touch.row);
    }
    touch.moved = Math.min(Math.max(across - SLOP_PX, 0), FURTHEST_PX);
    const isFar = touch.moved >= THRESHOLD_PX;
    touch.arrow.dataset['swipe'] = isFar ? 'far' : '';
    touch.arrow.style.opacity = isFar ? '1' : String((touch.moved / THRESHOLD_PX) * 0.6);
    if (isStill) return;
    touch.row.style.transform = shift(touch.moved);
    touch.arrow.style.transform = shift(-touch.moved / 2 - 12);
  };

  const up = (event: PointerEvent): void => {
    if (touch?.id !== event.pointerId) return;
    const { row, arrow, moved } = touch;
    end();
    if (arrow !== null && moved >= THRESHOLD_PX) give().onSwipe?.(row);
  };
  // The browser took over, to scroll or to go back.
  const cancel = (event: PointerEvent): void => {
    if (touch?.id === event.pointerId) end();
  };
  // Android asks for a menu of its own, about when a press is long enough.
  const menu = (event: Event): void => {
    if (touch?.timer !== undefined && touch.arrow === null) press();
    if (hasFired) event.preventDefault();
  };
  // Lifting the finger would click what has opened under it.
  const lift = (event: TouchEvent): void => {
    if (hasFired && event.cancelable) event.preventDefault();
  };

  log.addEventListener('pointerdown', down);
  log.addEventListener('pointermove', move);
  log.addEventListener('pointerup', up);
  log.addEventListener('pointercancel', cancel);
  log.addEventListener('contextmenu', menu);
  log.addEventListener('touchend', lift, { passive: false });
  return () => {
    end();
    log.removeEventListener('pointerdown', down);
    log.removeEventListener('pointermove', move);
    log.removeEventListener('pointerup', up);
    log.removeEventListener('pointercancel', cancel);
    log.removeEventListener('contextmenu', menu);
    log.removeEventListener('touchend', lift);
  };
}
