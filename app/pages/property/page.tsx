import { askedMessage } from '#app/buying/ask.ts'
import { Borrowing } from '#app/buying/borrowing.tsx'
import { Costs } from '#app/buying/costs.tsx'
import { homeCosts } from '#app/buying/home-costs.ts'
import { LettingSection } from '#app/buying/letting-section.tsx'
import { Owning } from '#app/buying/owning.tsx'
import { projectView } from '#app/buying/project.ts'
import { Project } from '#app/buying/project.tsx'
import { useViewingPath } from '#app/buying/use-figures.ts'
import { isBuilding } from '#app/catalogue/is-building.ts'
import { loadProperty } from '#app/catalogue/load-property.ts'
import { propertyView } from '#app/catalogue/property-view.ts'
import { propertyWords } from '#app/catalogue/property-words.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { addRoomNames } from '#app/catalogue/room-pictures.ts'
import { siteVisit } from '#app/catalogue/site-visit.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { LocationMaps } from '#app/components/drawings/location-maps.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { galleryOf } from '#app/components/lightbox/gallery-of.ts'
import { developmentNamed } from '#app/content/developments/developments.ts'
import { placeFigures } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { sunView } from '#app/home-groups/units/sun.server.ts'
import { leadAction } from '#app/leads/lead-action.ts'
import { homePanorama } from '#app/panorama/places.ts'
import { usePanorama } from '#app/panorama/use-panorama.tsx'
import { RecentlySeen } from '#app/recent/recently-seen.tsx'
import { chatLink } from '#app/root-data/chat.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listingData } from '#app/seo/listing-data.ts'
import { listedMeta, pictureAddress, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData } from '#app/seo/structured-data.ts'
import { insert, insertAll } from '#app/words.ts'
import { whereIsHome } from '#pictures/plans/maps/where.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { uploadedId } from '#server/pictures/uploaded/names.ts'
import { date } from '#server/shared/time/formats.ts'
import type { Site } from '#server/site.ts'
import type { Route } from './+types/page.ts'
import { ContactBar } from './contact/contact-bar.tsx'
import { criteriaOf } from './contact/enquiry-criteria.ts'
import { Enquiry } from './contact/enquiry.tsx'
import { nextFreeView } from './contact/next-free-view.ts'
import { SideCard } from './contact/side-card.tsx'
import { Description } from './description.tsx'
import { FiguresBrochure } from './figures-brochure.tsx'
import { HomeHead } from './head/home-head.tsx'
import { HomePictures } from './head/home-pictures.tsx'
import { HomeSummary } from './head/home-summary.tsx'
import { SectionLinks } from './head/section-links.tsx'
import { pageDescription, pageTitle } from './page-title.ts'
import { FloorPlan } from './plan/floor-plan.tsx'
import { loadPlan } from './plan/load-plan.ts'
import { nameForHome } from './plan/plan-looks.ts'
import { MoreHomes } from './similar/more-homes.tsx'
import { SimilarHomes } from './similar/similar-homes.tsx'
import { similarCards } from './similar/similar.ts'
import { Sun } from './sun/sun.tsx'
import { typeView } from './type-view.ts'
import { words } from './words.ts'
import styles from './property.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, pictures } = site
  const language = languageOf(url.pathname)
  const copy = insertAll(
    { ...propertyWords[language], ...words[language] },
    placeFigures(config, language),
  )
  const property = await loadProperty(site, params.slug, url)
  const home = propertyView(property, language)
  const shown = property.images.map((image) =>
    pictures.at(image, home.title, language, property.pictureDetails),
  )
  const seo = seoOf(site, url, {
    ...(await pageTitle(site, property, language)),
    description: pageDescription(property, home, language),
    pictureTitle: insert(copy.pictureTitle, { title: home.title, location: home.location }),
    picture: shown[0],
  })
  const gallery = galleryOf(`/properties/${home.slug}`, language)
  const development = developmentNamed(property.development)
  const panorama = development && homePanorama(pictures, { slug: home.slug, development }, language)
  const panoramas = panorama?.places.map((place) => place.picture) ?? []
  const plan = await loadPlan(site, {
    home,
    shown: { pictures: shown, panoramas },
    copy: copy.plan,
    language,
  })
  const place = whereIsHome(home.ref)
  const building = isBuilding(property)
  // A home to let is not bought.
  const buying =
    property.listing === 'rent'
      ? undefined
      : homeCosts(property, { address: url.searchParams, language, costs: config.costs })
  const chat = chatLink(config.chatPhone, insert(copy.chat, { title: home.title, ref: home.ref }))
  const listing = listingData(
    property,
    {
      url: seo.canonical,
      name: home.title,
      description: home.description,
      image: shown.flatMap((picture) => pictureAddress(config.siteUrl, picture) ?? []),
      language,
      isBuilding: building,
    },
    config,
  )
  const crumbs = breadcrumbData(config.siteUrl, language, [
    { name: copy.back, url: config.siteUrl + pathIn(language, '/properties') },
    { name: home.title, url: seo.canonical },
  ])
  return {
    copy,
    seo,
    home,
    paper: insert(copy.paper, { ref: home.ref, ...printedAt(site, seo.canonical, language) }),
    ...viewingView(site, property, language),
    type: typeView(property.propertyType ?? 'apartment', language),
    pictures: plan ? addRoomNames(shown, plan.plan, copy.plan.onPlan) : shown,
    // Pictures that the agency has uploaded are photographs.
    impression: property.images.some((image) => uploadedId(image) === undefined)
      ? copy.impression[purchaseKindOf(property)]
      : undefined,
    gallery,
    panorama: panorama && nameForHome(panorama, plan, copy.plan, development.name),
    plan,
    sun: sunView(home.ref, language, new Date(site.clock())),
    project: projectView(property, language),
    buying,
    asked: askedMessage(property, url.searchParams, language),
    here: place && { ...place, caption: `${copy.location.here} ${home.title}`, ref: home.ref },
    similar: await similarCards(site, property, language),
    criteria: criteriaOf(property),
    chat,
    structured: [listing, crumbs],
  }
}

/** The day of a printed page, and its address. */
const printedAt = ({ clock }: Pick<Site, 'clock'>, address: string, language: Language) => ({
  address,
  date: date(clock(), language),
})

/** How the home can be viewed, or what is offered instead of a viewing. */
function viewingView(site: Site, property: Property, language: Language) {
  const instead = viewingAlternative(property, language)
  return {
    instead,
    nextFree: instead ? undefined : nextFreeView(site.firstFree.current(), language),
    siteVisit: isBuilding(property) ? siteVisit[language].text : undefined,
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'inquiry')
export const clientAction = formClientAction

export const meta = listedMeta

interface HomeBodyProps {
  data: Route.ComponentProps['loaderData']
  /** Opens the 360° views. */
  opener: ReturnType<typeof usePanorama>['opener']
}

/** Pictures, price and description, with the card beside them. */
function HomeBody({ data, opener }: HomeBodyProps) {
  const { copy, home, pictures, impression, gallery, panorama } = data
  const { plan, sun, chat, similar, instead, buying } = data
  return (
    <div className="grid sheet">
      <HydrationBoundaries>
        {pictures.length > 0 && (
          <HomePictures
            pictures={pictures}
            copy={copy}
            gallery={gallery}
            impression={impression}
            panorama={panorama}
            opener={opener}
          />
        )}
        <SideCard
          home={home}
          copy={copy}
          instead={instead}
          siteVisit={data.siteVisit}
          nextFree={data.nextFree}
          allIn={buying?.costs.about}
          chat={chat}
        />
        <SectionLinks
          copy={copy.jump}
          has={{
            plan: plan !== undefined,
            sun: sun !== undefined,
            costs: buying !== undefined,
            like: similar.length > 0,
          }}
          panorama={opener}
        />
        <HomeSummary measures={home.strip} price={{ name: copy.strip.price, value: home.price }} />
        <Description home={home} copy={copy} />
      </HydrationBoundaries>
    </div>
  )
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { copy, home, type, pictures, gallery, panorama } = loaderData
  const { plan, sun, here, criteria, similar } = loaderData
  const { instead, nextFree, project, buying, asked } = loaderData
  const { language } = useRootData()
  const toViewing = useViewingPath(home.slug)
  const look = usePanorama(
    panorama,
    instead
      ? { href: instead.href, text: instead.action }
      : { href: toViewing, text: copy.side.viewing },
  )
  return (
    <HydrationBoundaries>
      <HomeHead home={home} type={type} copy={copy} paper={loaderData.paper} />
      <HomeBody data={loaderData} opener={look.opener} />
      <div className="below">
        <HydrationBoundaries>
          {plan && (
            <FloorPlan
              {...plan}
              copy={copy.plan}
              pictures={pictures}
              gallery={gallery}
              look={look.openerAt}
            />
          )}
          <LocationMaps
            copy={copy.location}
            words={gallery.words}
            language={language}
            here={here}
          />
          {sun && <Sun view={sun} />}
          {project && <Project view={project} />}
          {buying && <Costs view={buying.costs} unchanged={buying.owning.unchanged} />}
          {buying && <Owning view={buying.owning} />}
          {buying && <Borrowing view={buying.borrowing} />}
          {buying && <LettingSection view={buying.letting} />}
          {buying && <FiguresBrochure text={copy.figuresBrochure} />}
          <Enquiry
            copy={copy.enquiry[instead?.status ?? 'available']}
            reference={home.ref}
            criteria={criteria}
            asked={asked}
            viewing={
              nextFree && {
                href: toViewing,
                text: copy.side.viewing,
                next: nextFree,
              }
            }
          />
          <SimilarHomes cards={similar} />
          <RecentlySeen slug={home.slug} />
          <MoreHomes copy={copy.more} type={type} />
          <ContactBar home={home} copy={copy.side} instead={instead} allIn={buying?.costs.short} />
        </HydrationBoundaries>
      </div>
      {look.dialog}
    </HydrationBoundaries>
  )
}
