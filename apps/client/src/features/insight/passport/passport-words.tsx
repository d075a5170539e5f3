import type { PassportSection } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What a passport says, in its own language. */
export function PassportWords({
  name,
  dates,
  parts,
  language,
  nameAs,
}: {
  name: string;
  dates: string;
  parts: readonly PassportSection[];
  language: string;
  /** The element of the name, which has to follow the headings before it. */
  nameAs: 'h2' | 'p';
}) {
  return (
    <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component={nameAs}>
        {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{dates}</Typography>
      <Stack divider={<Box sx={{ borderTop: '1px solid', borderColor: 'divider' }} />} spacing={2}>
        {parts.map(({ part, title, lines, note }) => (
          <Box key={part} component="section" aria-label={title} sx={{ pt: 1 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0, my: 0.5 }}>
              {lines.map(({ label, value }, at) => (
                <Box
                  key={at}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.25 }}
                >
                  <dt>{label}</dt>
                  <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
                    {value}
                  </Box>
                </Box>
              ))}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
