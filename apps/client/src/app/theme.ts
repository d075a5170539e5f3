import { createTheme } from '@mui/material/styles';

import { spoken } from '#i18n/i18n.ts';

/** Each with stand-ins of the same size (`fallback-fonts.css`). */
const DISPLAY_FONT =
  '"Fraunces Variable", "Like Fraunces", "Like Fraunces Narrow", "Like Fraunces Wide", "Like Fraunces Widest", Georgia, serif';
const TEXT_FONT = '"Inter Variable", "Like Inter", "Like Inter Wide", system-ui, sans-serif';

const headings = {
  fontFamily: DISPLAY_FONT,
  fontWeight: 560,
  letterSpacing: '-0.01em',
  // A name may be one long word.
  overflowWrap: 'anywhere',
} as const;

/** Warm paper, ink and one green; borders instead of shadows. Colour pairs have a contrast of at least 4.5 : 1. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        background: { default: '#FBF7F0', paper: '#FFFFFF' },
        text: { primary: '#22201C', secondary: '#5F594F' },
        primary: { main: '#1F5C43', dark: '#174733', light: '#E3EEE7', contrastText: '#FFFFFF' },
        error: { main: '#B4472E', contrastText: '#FFFFFF' },
        warning: { main: '#8A6100', contrastText: '#FFFFFF' },
        success: { main: '#1F5C43', contrastText: '#FFFFFF' },
        info: { main: '#3D5A73', contrastText: '#FFFFFF' },
        divider: '#E6DED0',
      },
    },
    dark: {
      palette: {
        background: { default: '#171A17', paper: '#1F2420' },
        text: { primary: '#EFEAE0', secondary: '#B4AFA3' },
        primary: { main: '#7CC7A2', dark: '#98D8B8', light: '#26382F', contrastText: '#10231A' },
        error: { main: '#F0997F', contrastText: '#2A0F07' },
        warning: { main: '#E5B94E', contrastText: '#2A1F04' },
        success: { main: '#7CC7A2', contrastText: '#10231A' },
        info: { main: '#9DB9D1', contrastText: '#0E1A24' },
        divider: '#353B36',
        // A tint of the surface: MUI's are darker than the page.
        Alert: {
          infoStandardBg: '#2F373A',
          warningStandardBg: '#3A3727',
          errorStandardBg: '#3B322C',
          successStandardBg: '#2A3830',
        },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: TEXT_FONT,
    h1: { ...headings, fontSize: '2.125rem', lineHeight: 1.2 },
    h2: { ...headings, fontSize: '1.625rem', lineHeight: 1.25 },
    h3: { ...headings, fontSize: '1.25rem', lineHeight: 1.3 },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: '1.25rem', lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.875rem', lineHeight: 1.4 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 72 },
        body: { overflowWrap: 'break-word' },
        'a, button, input, textarea, [tabindex]': { outlineOffset: 2 },
        ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        // The input itself is invisible, so the focus ring goes around its visible part.
        root: {
          '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2, zIndex: 1 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // Borderless buttons need less padding: their text aligns with the text above and below.
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 20, borderRadius: 10 },
        text: { paddingInline: 12 },
        sizeLarge: { fontSize: '1rem' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // MUI's placeholders are too faint to read.
    MuiInputBase: {
      styleOverrides: {
        input: {
          '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
          // Each paragraph in the direction of its own language.
          '&.MuiInputBase-inputMultiline': { unicodeBidi: 'plaintext' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          // Small fields are touch-sized too.
          '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > .MuiInputBase-input': { paddingBlock: 10.5 },
          // Before the code of the page has come, nothing else marks a focused field.
          '&:not(.Mui-focused) > :focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
        },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        outlined: { '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px)' } },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: 'var(--mui-palette-divider)' } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 16,
          // On a phone, content needs the width more than the backdrop does.
          '@media (max-width: 599.95px)': {
            '&:not(.MuiDialog-paperFullScreen)': {
              margin: 16,
              width: 'calc(100% - 32px)',
              maxHeight: 'calc(100% - 32px)',
            },
            '& .MuiDialogTitle-root, & .MuiDialogContent-root': { paddingInline: 16 },
          },
          // A form around the three parts of a dialog: the middle scrolls, heading and buttons stay.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...headings, fontSize: '1.25rem', lineHeight: 1.3 } } },
    MuiDialogActions: { styleOverrides: { root: { '& .MuiButton-root': { whiteSpace: 'nowrap' } } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          // The selected item differs by more than a shade.
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--mui-palette-primary-main)',
            color: 'var(--mui-palette-primary-contrastText)',
          },
        },
      },
    },
    MuiMenu: {
      // It opens at the end of the document, outside all landmarks, so it gets its own.
      defaultProps: { slotProps: { root: () => ({ role: 'region', 'aria-label': spoken.now().t('shell.choices') }) } },
      // Its place is measured before a phone is turned: without a width of its own it would be squeezed there.
      styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)', width: 'max-content' } },
    },
    // The selected option and all options are shown in full.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    MuiNativeSelect: { styleOverrides: { select: { textOverflow: 'ellipsis' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, whiteSpace: 'normal' } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 10, minHeight: 44 } } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiAlert: {
      styleOverrides: {
        // An action that would squeeze the text goes below it.
        root: { borderRadius: 12, alignItems: 'center', flexWrap: 'wrap' },
        message: { flex: '1 1 170px' },
        action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 600 },
        root: {
          borderColor: 'var(--mui-palette-divider)',
          // Aligns figures in columns. Elsewhere it would make hyphens as wide as figures.
          '&.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
        },
        // A row's name may be one long word; the columns of figures keep their place.
        body: { '&:first-of-type': { overflowWrap: 'anywhere' } },
      },
    },
  },
});

/** The look by the direction in which its language is written. */
export const THEMES = { ltr: theme, rtl: { ...theme, direction: 'rtl' } } as const;
