/** Reactions look the same everywhere on a device, instead of in whatever font has the first of their characters. */
export const EMOJI_FONT = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
