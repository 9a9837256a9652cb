import type { PayMethod } from '@onehaul/domain/payment/payment-state';

/** Same drawing style as the UI kit; loaded only when paying. */
const shapes: Record<PayMethod, string> = {
  balance: 'M4 7.5h15v12H4zM4 7.5 15.5 4v3.5M14.5 13.5H19',
  wechat:
    'M9.5 4C5.9 4 3 6.3 3 9.2c0 1.7 1 3.1 2.5 4L5 15.5l2.5-1.3c.6.2 1.3.2 2 .2M9.5 4c3.3 0 6 2 6.4 4.6M15.5 9c-3 0-5.5 2-5.5 4.6s2.5 4.6 5.5 4.6c.6 0 1.2-.1 1.8-.2l2.2 1.2-.5-2c1.2-.9 2-2.2 2-3.6C21 11 18.5 9 15.5 9Z',
  alipay: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z',
  stripe: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4',
  bankDeposit: 'M3.5 9.5 12 4l8.5 5.5h-17ZM5 19.5h14M6.5 12v5M10.2 12v5M13.8 12v5M17.5 12v5',
  collect: 'M4 7.8 12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8Zm0 0 8 4.2 8-4.2M12 12v8.5',
};

type Props = { readonly method: PayMethod; readonly className?: string };

export const PayIcon = ({ method, className = 'size-6' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={`shrink-0 ${className}`}
  >
    <path d={shapes[method]} />
  </svg>
);
