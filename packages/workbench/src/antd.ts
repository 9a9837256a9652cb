/**
 * The parts of Ant Design we use, the only door to it: the styles of exactly these are extracted at build
 * (antd-styles.ts), so a part that came in elsewhere would be bare.
 */
export {
  Alert,
  App,
  Button,
  Checkbox,
  Drawer,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Select,
  Skeleton,
  Switch,
  Table,
  Tag,
  message,
} from 'antd';
export type { FormInstance, FormRule, InputRef, TableColumnsType } from 'antd';
