import { webkit } from '../../testing/engines/webkit.ts'
import { testBuyerFlows } from './buyer-flows.ts'
import { testFlows } from './flows.ts'
import { testOfficeFlows } from './office-flows.ts'

testFlows(webkit)
testBuyerFlows(webkit)
testOfficeFlows(webkit)
