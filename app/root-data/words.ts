import { translations } from '#app/words.ts'
import { maxShortlistHomes } from '#server/shared/max-shortlist-homes.ts'

/** Texts of every page: header, footer, toasts, and messages while a page loads. */
export const words = translations(
  {
    skip: 'Skip to content',
    brand: 'Alborán Residences',
    nav: {
      label: 'Main',
      items: {
        '/': 'Home',
        '/properties': 'Properties',
        '/new-releases': 'New Releases',
        '/rental-properties': 'ROI',
        '/furniture-packages': 'Furniture Packages',
        '/services-support': 'Services',
        '/blog': 'Blog',
      },
    },
    menu: { open: 'Menu', close: 'Close' },
    language: {
      label: 'Language',
      en: 'EN, English',
      es: 'ES, Español',
      other: 'Español',
      /** In the other language, which its reader knows. */
      offerLabel: 'Idioma',
      offer: 'Ver en español',
      decline: 'Seguir en inglés',
    },
    chat: {
      label: 'Chat',
      newTab: '(opens in a new tab)',
      greeting: 'Hello, I am writing from the Alborán Residences site.',
    },
    footer: {
      about:
        'Apartments, townhouses, penthouses and villas in one gated resort community above the Alborán Sea, on the Costa del Sol.',
      guide: 'Buying guide',
      details: 'Contact details',
      social: 'Social networks',
      links: 'Quick links',
      items: {
        '/property': 'Property',
        '/rentals': 'Rentals',
        '/furniture': 'Furniture',
        '/services': 'Services',
      },
      office: 'Sales office',
      contact: 'Contact Us',
      legal: {
        label: 'Legal',
        items: { '/privacy': 'Privacy', '/legal-notice': 'Legal notice', '/cookies': 'Cookies' },
      },
      rights: '© {year} Alborán Residences. All rights reserved.',
      indicative:
        'Prices and measurements are indicative. Pictures are computer-generated impressions.',
    },
    account: {
      signIn: 'Sign in',
      open: 'Account',
      who: 'Signed in as',
      profile: 'Profile',
      signOut: 'Sign Out',
      signingOut: 'Signing out...',
    },
    shortlist: {
      save: 'Save',
      saved: 'Saved',
      link: 'Shortlist',
    },
    brochureBusy: 'Making the PDF…',
    share: { label: 'Share', copied: { title: 'Address copied', text: '' } },
    pending: {
      page: 'Loading...',
      property: 'Loading property details...',
    },
    toast: {
      close: 'Close',
      list: 'See the shortlist',
      undo: 'Undo',
      sent: {
        saved: { title: 'Saved', text: '' },
        savedFull: {
          title: 'Saved',
          text: `The list holds ${maxShortlistHomes} homes, so what you saved first has been removed.`,
        },
        removed: { title: 'Removed', text: '' },
        saveFailed: {
          title: 'Not saved',
          text: 'We cannot reach your account just now. Please try again in a few minutes.',
        },
        notSaved: {
          title: 'Not saved',
          text: 'Your browser does not accept cookies from this site.',
        },
        signIn: { title: 'Welcome Back', text: 'You have successfully logged in.' },
        signUp: {
          title: 'Registration Successful',
          text: 'Please check your email for a confirmation link to complete your registration.',
        },
        signOut: { title: 'Sign out successful', text: 'You have been signed out.' },
        signOutFailed: {
          title: 'Sign out failed',
          text: 'Failed to sign you out. Please try again.',
        },
        confirmed: { title: 'Address confirmed', text: 'You can log in now.' },
        reset: {
          title: 'Password changed',
          text: 'Log in with the new one. Every other session has been ended.',
        },
        profile: { title: '', text: 'Your profile has been updated.' },
        deleted: { title: '', text: 'Your account has been deleted.' },
        sessionEnded: { title: '', text: 'That device has been signed out.' },
        othersEnded: { title: '', text: 'Every other device has been signed out.' },
        endingFailed: {
          title: 'The device is still signed in',
          text: 'We could not sign it out. Please try again.',
        },
        secondStepOn: { title: 'The second step is on', text: 'Now make your recovery codes.' },
        secondStepOff: {
          title: 'The second step is off',
          text: 'Your password alone is enough to sign in.',
        },
        inquiry: { title: '', text: 'Your inquiry has been submitted successfully!' },
        questionnaire: { title: 'Success', text: 'We have received your inquiry' },
        rental: { title: '', text: 'Your inquiry has been submitted successfully!' },
        information: {
          title: 'Thank you for your interest',
          text: 'Our team will be in touch shortly.',
        },
        contact: { title: '', text: 'Your message has been sent! We will get back to you soon.' },
        interest: { title: '', text: "Thank you for your interest. We'll be in touch shortly." },
      },
    },
  },
  {
    skip: 'Ir al contenido',
    brand: 'Alborán Residences',
    nav: {
      label: 'Principal',
      items: {
        '/': 'Inicio',
        '/properties': 'Viviendas',
        '/new-releases': 'Nuevas promociones',
        '/rental-properties': 'Rentabilidad',
        '/furniture-packages': 'Paquetes de mobiliario',
        '/services-support': 'Servicios',
        '/blog': 'Blog',
      },
    },
    menu: { open: 'Menú', close: 'Cerrar' },
    language: {
      label: 'Idioma',
      en: 'EN, English',
      es: 'ES, Español',
      other: 'English',
      offerLabel: 'Language',
      offer: 'View in English',
      decline: 'Stay in Spanish',
    },
    chat: {
      label: 'Chat',
      newTab: '(se abre en otra pestaña)',
      greeting: 'Hola, les escribo desde la web de Alborán Residences.',
    },
    footer: {
      about:
        'Apartamentos, casas adosadas, áticos y villas en una urbanización privada sobre el mar de Alborán, en la Costa del Sol.',
      guide: 'Guía de compra',
      details: 'Datos de contacto',
      social: 'Redes sociales',
      links: 'Enlaces',
      items: {
        '/property': 'Viviendas',
        '/rentals': 'Alquileres',
        '/furniture': 'Mobiliario',
        '/services': 'Servicios',
      },
      office: 'Oficina de ventas',
      contact: 'Contacto',
      legal: {
        label: 'Información legal',
        items: { '/privacy': 'Privacidad', '/legal-notice': 'Aviso legal', '/cookies': 'Cookies' },
      },
      rights: '© {year} Alborán Residences. Todos los derechos reservados.',
      indicative: 'Precios y superficies orientativos. Las imágenes son infografías.',
    },
    account: {
      signIn: 'Acceder',
      open: 'Cuenta',
      who: 'Sesión de',
      profile: 'Perfil',
      signOut: 'Cerrar sesión',
      signingOut: 'Cerrando sesión...',
    },
    shortlist: {
      save: 'Guardar',
      saved: 'Guardada',
      link: 'Selección',
    },
    brochureBusy: 'Preparando el PDF…',
    share: { label: 'Compartir', copied: { title: 'Dirección copiada', text: '' } },
    pending: {
      page: 'Cargando...',
      property: 'Cargando los datos de la vivienda...',
    },
    toast: {
      close: 'Cerrar',
      list: 'Ver la selección',
      undo: 'Deshacer',
      sent: {
        saved: { title: 'Guardada', text: '' },
        savedFull: {
          title: 'Guardada',
          text: `En la selección caben ${maxShortlistHomes} viviendas, así que se ha quitado la primera que guardó.`,
        },
        removed: { title: 'Quitada', text: '' },
        saveFailed: {
          title: 'No se ha guardado',
          text: 'No podemos acceder a su cuenta en este momento. Vuelva a intentarlo dentro de unos minutos.',
        },
        notSaved: {
          title: 'No se ha guardado',
          text: 'Su navegador no acepta las cookies de esta web.',
        },
        signIn: { title: 'Hola de nuevo', text: 'Ha iniciado sesión.' },
        signUp: {
          title: 'Registro recibido',
          text: 'Le hemos enviado un enlace por correo. Ábralo para completar el registro.',
        },
        signOut: { title: 'Sesión cerrada', text: 'Ha cerrado la sesión.' },
        signOutFailed: {
          title: 'La sesión sigue abierta',
          text: 'No hemos podido cerrarla. Inténtelo de nuevo.',
        },
        confirmed: { title: 'Correo confirmado', text: 'Ya puede iniciar sesión.' },
        reset: {
          title: 'Contraseña cambiada',
          text: 'Inicie sesión con la nueva. Hemos cerrado todas las demás sesiones.',
        },
        profile: { title: '', text: 'Hemos guardado su perfil.' },
        deleted: { title: '', text: 'Hemos eliminado su cuenta.' },
        sessionEnded: { title: '', text: 'Se ha cerrado la sesión en ese dispositivo.' },
        othersEnded: { title: '', text: 'Se ha cerrado la sesión en los demás dispositivos.' },
        endingFailed: {
          title: 'La sesión sigue abierta',
          text: 'No hemos podido cerrarla. Inténtelo de nuevo.',
        },
        secondStepOn: {
          title: 'Verificación en dos pasos activada',
          text: 'Cree ahora sus códigos de recuperación.',
        },
        secondStepOff: {
          title: 'Verificación en dos pasos desactivada',
          text: 'Para acceder basta con la contraseña.',
        },
        inquiry: { title: '', text: 'Hemos recibido su consulta.' },
        questionnaire: { title: 'Enviado', text: 'Hemos recibido su consulta' },
        rental: { title: '', text: 'Hemos recibido su consulta.' },
        information: {
          title: 'Gracias por su interés',
          text: 'Nuestro equipo se pondrá en contacto con usted en breve.',
        },
        contact: { title: '', text: 'Hemos recibido su mensaje. Le responderemos pronto.' },
        interest: {
          title: '',
          text: 'Gracias por su interés. Nos pondremos en contacto con usted en breve.',
        },
      },
    },
  },
)
