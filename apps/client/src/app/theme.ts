import { createTheme } from '@mui/material/styles';

import { spoken } from '../i18n/i18n.ts';

const headings = {
  fontFamily: '"Fraunces Variable", Georgia, serif',
  fontWeight: 560,
  letterSpacing: '-0.01em',
  // What somebody or something is called may be one long word.
  overflowWrap: 'anywhere',
} as const;

/** Warm paper, ink and one green; borders instead of shadows. The colours are pairs of at least 4.5 : 1. */
export const theme = createTheme({
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
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: '"Inter Variable", system-ui, sans-serif',
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
        // Of a switch or a box only what is around it is drawn: that is where the ring has to be.
        root: {
          '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2, zIndex: 1 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // What has no border needs less air: its words begin near those above and below it.
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 20, borderRadius: 10 },
        text: { paddingInline: 12 },
        sizeLarge: { fontSize: '1rem' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // MUI's own hints are too faint to be read.
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        // Small ones, too, are as high as a thumb.
        root: { '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > .MuiInputBase-input': { paddingBlock: 10.5 } },
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
          // On a phone the words need the width more than the backdrop does.
          '@media (max-width: 599.95px)': {
            '&:not(.MuiDialog-paperFullScreen)': {
              margin: 16,
              width: 'calc(100% - 32px)',
              maxHeight: 'calc(100% - 32px)',
            },
            '& .MuiDialogTitle-root, & .MuiDialogContent-root': { paddingInline: 16 },
          },
          // A form around the three parts of a dialog: its middle scrolls, its heading and its buttons stay.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...headings, fontSize: '1.25rem', lineHeight: 1.3 } } },
    MuiDialogActions: { styleOverrides: { root: { '& .MuiButton-root': { whiteSpace: 'nowrap' } } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          // What is chosen differs from what is not by more than a shade.
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--mui-palette-primary-main)',
            color: 'var(--mui-palette-primary-contrastText)',
          },
        },
      },
    },
    MuiMenu: {
      // It opens at the end of the document, outside of everything that a screen reader knows the page by: a landmark of its own.
      defaultProps: { slotProps: { root: () => ({ role: 'region', 'aria-label': spoken.now().t('shell.choices') }) } },
      styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } },
    },
    // What is chosen, and what there is to choose, is read to its end.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, whiteSpace: 'normal' } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 10, minHeight: 44 } } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 12, alignItems: 'center' },
        action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 600 },
        root: {
          borderColor: 'var(--mui-palette-divider)',
          // Figures below each other. Elsewhere it would make every hyphen of a text as wide as a figure.
          '&.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
        },
        // What a row is called may be one long word; the columns of figures keep their place beside it.
        body: { '&:first-of-type': { overflowWrap: 'anywhere' } },
      },
    },
  },
});
