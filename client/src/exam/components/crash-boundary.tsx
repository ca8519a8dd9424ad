import { RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { allowReload } from '../engine/reload';
import { Button } from './button';
import { ExamFrame } from './exam-frame';
import { NoticePage } from './notice-page';

interface Props {
  children: ReactNode;
}

/** A fault of the page itself. What was written is in the browser's database, so a reload goes on where it was. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useTranslation('exam');
  const reload = () => {
    allowReload();
    window.location.reload();
  };
  return (
    <ExamFrame>
      <NoticePage
        icon={TriangleAlert}
        tone="warning"
        title={t('failed.server')}
        actions={
          <Button onClick={reload}>
            <RotateCw size={16} strokeWidth={1.75} aria-hidden />
            <span>{t('crashed.reload')}</span>
          </Button>
        }
      >
        <p>{t('crashed.text')}</p>
      </NoticePage>
    </ExamFrame>
  );
}
