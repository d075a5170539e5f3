import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { browser } from '../lib/browser.ts';
import { logFailure } from '../lib/log.ts';
import { HomeIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/states.tsx';

function Crash() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<HomeIcon />}
      heading={t('shell.crash.heading')}
      text={t('shell.crash.text')}
      action={
        <Button
          variant="contained"
          onClick={() => {
            browser.reloadTo(window.location.href);
          }}
        >
          {t('shell.crash.reload')}
        </Button>
      }
    />
  );
}

/** A page that throws, or whose code can't be fetched after a deployment, does not take the rest with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logFailure(`A page broke${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Crash /> : this.props.children;
  }
}
