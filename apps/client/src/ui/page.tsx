import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageProps {
  heading: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
  width?: number;
}

/** The widest page, in pixels. */
const WIDEST = 1400;
/** Horizontal padding of a page on a desktop, in grid steps. */
const GUTTER = 5;

/** What a heading needs beside its actions, in pixels. With less, the actions go below. */
const HEADING = 260;

/** Two sections beside each other on a desktop: what to do, and what is known. */
export const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** Positions a page: whatever its width, its left edge is that of every other page. */
export function PageFrame({ children, width }: { children: ReactNode; width: number }) {
  return (
    <Box sx={{ maxWidth: WIDEST, mx: 'auto', px: { xs: 2, sm: 3, md: GUTTER }, py: { xs: 3, md: GUTTER } }}>
      <Box sx={{ maxWidth: width - 2 * 8 * GUTTER }}>{children}</Box>
    </Box>
  );
}

/** A page of the signed-in layout: heading, one line on its purpose, actions, and the body. */
export function Page({ heading, lead, actions, children, width = 1200 }: PageProps) {
  return (
    <PageFrame width={width}>
      <Box
        sx={{
          // The lead is as wide as this, beside whatever it stands.
          containerType: 'inline-size',
          mb: { xs: 2, sm: 3, md: 4 },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            // The actions are beside the heading if both fit, and below the lead if not.
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: { xs: 1, sm: 2 },
            alignItems: { xs: 'start', sm: 'end' },
            justifyContent: 'space-between',
          }}
        >
          <Box sx={{ minWidth: 0, flex: { sm: `1 1 ${String(HEADING)}px` } }}>
            <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {heading}
            </Typography>
            {lead !== undefined && (
              // Without a width of its own it doesn't count when the heading and the actions are measured.
              <Box sx={{ width: { xs: 0, sm: 'auto' }, mt: { xs: 1, sm: 0.5 } }}>
                <Typography
                  sx={{
                    width: { xs: '100cqw', sm: 'auto' },
                    color: 'text.secondary',
                    maxWidth: '62ch',
                    textWrap: 'pretty',
                  }}
                >
                  {lead}
                </Typography>
              </Box>
            )}
          </Box>
          {actions !== undefined && (
            <Stack
              direction="row"
              sx={{
                flex: 'none',
                maxWidth: '100%',
                flexWrap: 'wrap',
                rowGap: 1,
                columnGap: { xs: 2, sm: 1 },
                alignItems: 'center',
                '& .MuiButton-root': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, textAlign: 'start' },
                // A borderless button's text aligns with the page on both sides: on a phone on the left in each row.
                '& > .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
                '& > .MuiButton-text:first-child': { ml: -1.5 },
                // Several outlined ones share a phone's lines better without their icons.
                '& > .MuiButton-outlined:not(:only-child)': {
                  px: { xs: 2, sm: 2.5 },
                  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
                },
                '&:not(:has(> .MuiButton-text))': { columnGap: 1 },
                '& > .MuiButton-text:last-child': { mr: -1.5 },
              }}
            >
              {actions}
            </Stack>
          )}
        </Box>
      </Box>
      {children}
    </PageFrame>
  );
}

/** A titled section on its own surface. */
export function Section({
  title,
  actions,
  children,
  id,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  id: string;
}) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          minHeight: 44,
          px: { xs: 2, sm: 3 },
          pt: 2,
          pb: 1,
          gap: 2,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            '& .MuiButton-root': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, textAlign: 'start' },
            // A borderless button's text aligns with the section's on both sides, in a second row too.
            my: -0.75,
            '& > .MuiButton-text': { ml: -1.5, mr: 1.5 },
            '& > :not(.MuiButton-text) + .MuiButton-text': { ml: 0 },
            '& > .MuiButton-text:last-child': { mr: -1.5 },
          }}
        >
          {actions}
        </Box>
      </Stack>
      {children}
    </Box>
  );
}
