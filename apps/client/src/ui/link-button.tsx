import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The secondary of two links side by side. */
export const outlined = {
  bgcolor: 'transparent',
  color: 'primary.main',
  borderColor: 'primary.main',
  '&:hover': { bgcolor: 'primary.light' },
} as const;

/** A link styled as a button, without ripple code: for the first view, which has to be light. */
export const LinkButton = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  paddingInline: 24,
  borderRadius: 10,
  fontWeight: 600,
  textDecoration: 'none',
  border: '1px solid transparent',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
}));
